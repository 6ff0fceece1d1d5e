-- Counts of attempts live for a day at most; none is worth carrying over.
DELETE FROM "rate_limit";

-- AlterTable
ALTER TABLE "rate_limit" DROP COLUMN "window_start",
ADD COLUMN     "blocked_until" TIMESTAMPTZ(3),
ADD COLUMN     "expires_at" TIMESTAMPTZ(3) NOT NULL;
