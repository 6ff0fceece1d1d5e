-- CreateEnum
CREATE TYPE "IdentityProviderEventKind" AS ENUM ('FAILURE', 'ADMINISTRATOR_KEPT', 'CLAIM_MISSING');

-- AlterTable
ALTER TABLE "user_session" ADD COLUMN "by_provider" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "identity_provider_event" (
    "kind" "IdentityProviderEventKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "fault" TEXT,
    "detail" TEXT,
    "user_id" UUID,

    CONSTRAINT "identity_provider_event_pkey" PRIMARY KEY ("kind")
);
