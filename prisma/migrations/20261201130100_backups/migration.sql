-- CreateEnum
CREATE TYPE "BackupState" AS ENUM ('RUNNING', 'GOOD', 'FAILED');

-- CreateEnum
CREATE TYPE "BackupOrigin" AS ENUM ('SCHEDULE', 'COMMAND');

-- CreateEnum
CREATE TYPE "BackupProof" AS ENUM ('READ', 'RESTORED');

-- CreateEnum
CREATE TYPE "BackupFailure" AS ENUM ('PLACE', 'FULL', 'PASSPHRASE', 'DATABASE', 'DIFFERS', 'INTERRUPTED', 'OTHER');

-- CreateEnum
CREATE TYPE "ErasureKind" AS ENUM ('GONE', 'EMPTIED', 'BACK');

-- CreateTable
CREATE TABLE "backup_run" (
    "id" UUID NOT NULL,
    "origin" "BackupOrigin" NOT NULL,
    "state" "BackupState" NOT NULL DEFAULT 'RUNNING',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "name" TEXT,
    "bytes" BIGINT,
    "encrypted" BOOLEAN,
    "proof" "BackupProof",
    "failure" "BackupFailure",

    CONSTRAINT "backup_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erasure_entry" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "kind" "ErasureKind" NOT NULL,
    "hashes" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erasure_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upcoming_retention" (
    "process_id" UUID NOT NULL,
    "count" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "upcoming_retention_pkey" PRIMARY KEY ("process_id")
);

-- CreateIndex
CREATE INDEX "backup_run_started_at_idx" ON "backup_run"("started_at" DESC);

-- CreateIndex
CREATE INDEX "erasure_entry_at_idx" ON "erasure_entry"("at");

-- AddForeignKey
ALTER TABLE "upcoming_retention" ADD CONSTRAINT "upcoming_retention_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;


