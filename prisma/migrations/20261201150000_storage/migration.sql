-- CreateEnum
CREATE TYPE "FilePlace" AS ENUM ('DATABASE', 'S3');

-- AlterTable
ALTER TABLE "cv_file" ADD COLUMN     "stored_in" "FilePlace" NOT NULL DEFAULT 'DATABASE';

-- CreateTable
CREATE TABLE "stored_object" (
    "sha256" CHAR(64) NOT NULL,
    "removable_from" TIMESTAMPTZ(3),

    CONSTRAINT "stored_object_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "incoming_upload" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "incoming_upload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stored_object_removable_from_idx" ON "stored_object"("removable_from");

-- CreateIndex
CREATE INDEX "incoming_upload_expires_at_idx" ON "incoming_upload"("expires_at");
