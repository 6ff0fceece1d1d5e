-- CreateEnum
CREATE TYPE "FailedSignInKind" AS ENUM ('WRONG_PASSWORD', 'LOCKED', 'NO_ACCESS');

-- CreateTable
CREATE TABLE "failed_sign_in" (
    "key" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "kind" "FailedSignInKind" NOT NULL,
    "user_id" UUID,
    "address" TEXT,
    "count" INTEGER NOT NULL,
    "unseen" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "failed_sign_in_pkey" PRIMARY KEY ("key")
);

-- AlterTable
ALTER TABLE "user_session" ADD COLUMN "failed_sign_ins" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "last_failed_at" TIMESTAMPTZ(3),
ADD COLUMN "last_failed_from" TEXT;

-- CreateIndex
CREATE INDEX "failed_sign_in_hour_idx" ON "failed_sign_in"("hour");

-- CreateIndex
CREATE INDEX "failed_sign_in_last_at_idx" ON "failed_sign_in"("last_at");

-- CreateIndex
CREATE INDEX "failed_sign_in_user_id_idx" ON "failed_sign_in"("user_id");

-- AddForeignKey
ALTER TABLE "failed_sign_in" ADD CONSTRAINT "failed_sign_in_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
