-- How many turns a game has had and how many cards are left in its deck: what personal bests are about. Games from before have neither.
ALTER TABLE games ADD COLUMN turns BIGINT;
ALTER TABLE games ADD COLUMN left_over BIGINT;
