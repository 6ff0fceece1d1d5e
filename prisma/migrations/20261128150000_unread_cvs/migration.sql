-- A CV in a language that the rules do not read is judged without a score.
ALTER TABLE "analysis" ALTER COLUMN "match_score" DROP NOT NULL;
