-- Times are milliseconds since 1970 in UTC. Seeds are text: they need all 64 bits without a sign.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    finished BIGINT,
    -- normal, daily, table, lesson; the day is that of a daily deal.
    kind TEXT NOT NULL,
    day TEXT,
    setup TEXT NOT NULL,
    seed TEXT,
    -- The record up to the deal; the plies and the end come after it.
    opening TEXT NOT NULL,
    plies BIGINT NOT NULL,
    -- How often plies were taken back: two games of the same length may differ after that.
    line BIGINT NOT NULL,
    assisted BIGINT NOT NULL,
    -- won, lost-refill, lost-redraw, given-up.
    conclusion TEXT,
    doors BIGINT NOT NULL,
    -- The ply after which the game could certainly not be won any more.
    doomed BIGINT
);

CREATE INDEX games_by_finish ON games (finished, id);

CREATE TABLE plies (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply BIGINT NOT NULL,
    notation TEXT NOT NULL,
    PRIMARY KEY (game, ply)
-- The plies of a game lie side by side, and only once: half the size of a table with an index.
) WITHOUT ROWID;

-- Not bound to the game: who deletes it has used the attempt all the same.
CREATE TABLE daily_attempts (
    day TEXT NOT NULL,
    setup TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (day, setup)
);

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
