//! Records whose game contradicts the rules or the seed.

use onirim_core::{Action, IllegalAction, Outcome, Request};
use onirim_record::{GameEnd, Notation, Refused, ReplayError, ReplayProblem, ReplayStep, some_of};

use crate::args::Args;
use crate::text::Text;

impl Text {
    pub(super) fn replay_error(&self, error: &ReplayError) -> String {
        let problem = match &error.problem {
            ReplayProblem::Refused(refused) => self.refused(refused),
            ReplayProblem::WrongEnding { written, reached } => self.wrong_ending(*written, *reached),
        };
        let args = Args::new().text("problem", problem);
        match error.step {
            ReplayStep::Deal => self.get_with("fault-step-deal", &args),
            ReplayStep::Ply(ply) => self.get_with("fault-step-ply", &args.count("ply", ply)),
            ReplayStep::End => self.get_with("fault-step-end", &args),
        }
    }

    fn wrong_ending(&self, written: GameEnd, reached: GameEnd) -> String {
        let key = match reached {
            GameEnd::Victory => "fault-ending-victory",
            GameEnd::Defeat => "fault-ending-defeat",
            GameEnd::Unfinished => "fault-ending-open",
        };
        self.get_with(key, &Args::new().text("written", written.notation().to_string()))
    }

    /// Why a step of a record was refused, in its notation.
    pub fn refused(&self, refused: &Refused) -> String {
        match refused {
            Refused::Illegal { action, reason, legal } => self.against_the_rules(*action, reason, legal),
            Refused::NeedsOutcome { place, request } => {
                self.get_with("fault-outcome-missing", &self.wanted_outcome(*place, request))
            }
            Refused::ImpossibleOutcome { place, outcome, request } => {
                let args = self.wanted_outcome(*place, request).text("outcome", outcome.notation().to_string());
                self.get_with("fault-outcome-impossible", &args)
            }
            Refused::SurplusOutcomes { surplus } => {
                let args = Args::new().count("count", surplus.len()).text("outcomes", some_of(surplus));
                self.get_with("fault-outcome-surplus", &args)
            }
            Refused::NotOfSeed { place, seed, told, given } => {
                let args = Args::new()
                    .count("place", *place)
                    .text("seed", seed.to_string())
                    .text("told", told.notation().to_string())
                    .text("given", given.notation().to_string());
                self.get_with("fault-outcome-not-of-seed", &args)
            }
        }
    }

    fn against_the_rules(&self, action: Action, reason: &IllegalAction, legal: &[Action]) -> String {
        let args = Args::new().text("action", action.notation().to_string());
        let fault = match reason {
            IllegalAction::GameOver => self.get_with("fault-action-over", &args),
            IllegalAction::ChanceFirst => self.get_with("fault-action-chance-first", &args),
            IllegalAction::NotAsked { action: _, question } => {
                self.get_with("fault-action-not-asked", &args.text("question", question.notation().to_string()))
            }
            IllegalAction::NotThere { action: _ } => self.get_with("fault-action-not-there", &args),
            IllegalAction::GoldenRule { last } => {
                self.get_with("fault-action-golden-rule", &args.symbol("symbol", *last))
            }
            IllegalAction::TouchingEdges => self.get_with("fault-action-edges", &args),
            IllegalAction::CannotCast => self.get_with("fault-action-cast", &args),
        };
        let args = Args::new().text("fault", fault);
        if legal.is_empty() {
            return self.get_with("fault-action-nothing", &args);
        }
        let actions: Vec<String> = legal.iter().map(|action| action.notation().to_string()).collect();
        self.get_with("fault-action-instead", &args.text("actions", actions.join(", ")))
    }

    fn wanted_outcome(&self, place: usize, request: &Request) -> Args {
        let key = match request {
            Request::Card(_) => "fault-request-card",
            Request::Goal(_) => "fault-request-goal",
            Request::Premonition(_) => "fault-request-premonition",
        };
        let outcomes = listed(&request.outcomes().collect::<Vec<_>>());
        let wanted = self.get_with(key, &Args::new().text("outcomes", outcomes));
        Args::new().count("place", place).text("wanted", wanted)
    }
}

fn listed(outcomes: &[Outcome]) -> String {
    let outcomes: Vec<String> = outcomes.iter().map(|outcome| outcome.notation().to_string()).collect();
    outcomes.join(" ")
}
