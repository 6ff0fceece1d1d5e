-- AlterTable
ALTER TABLE "user_session" ADD COLUMN "address" TEXT,
ADD COLUMN "user_agent" TEXT;
