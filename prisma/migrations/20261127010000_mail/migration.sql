-- CreateEnum
CREATE TYPE "mail_kind" AS ENUM ('INVITATION', 'PASSWORD_RESET', 'FORGOTTEN_PASSWORD', 'PASSWORD_CHANGED', 'TEST');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('FAILED', 'QUEUED', 'SENT', 'OUTDATED');

-- CreateEnum
CREATE TYPE "mail_failure" AS ENUM ('CONNECTION', 'TLS', 'CREDENTIALS', 'TIMEOUT', 'SENDER', 'RECIPIENT', 'REFUSED', 'LATER', 'NOT_SET_UP', 'UNREADABLE');

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "kind" "mail_kind" NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'QUEUED',
    "recipient" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "encrypted_body" TEXT,
    "link_hash" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "failure" "mail_failure",
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_request" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mail_state_created_at_idx" ON "mail"("state", "created_at");

-- CreateIndex
CREATE INDEX "mail_link_hash_idx" ON "mail"("link_hash");


