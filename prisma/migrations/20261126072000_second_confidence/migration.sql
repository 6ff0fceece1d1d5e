-- How sure the second reader is decides whether a disagreement is worth a look. Null: judged before it was kept.
ALTER TABLE "criterion_verdict" ADD COLUMN "second_confidence" DOUBLE PRECISION;
