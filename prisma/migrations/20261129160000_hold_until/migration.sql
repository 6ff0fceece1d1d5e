-- AlterTable
ALTER TABLE "candidate_decision" ADD COLUMN     "hold_until" DATE;
