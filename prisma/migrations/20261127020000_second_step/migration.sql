-- AlterEnum
ALTER TYPE "FailedSignInKind" ADD VALUE 'WRONG_CODE' AFTER 'WRONG_PASSWORD';

-- CreateTable
CREATE TABLE "second_step" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "encrypted_key" TEXT NOT NULL,
    "last_time_step" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "second_step_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("second_step_id","code_hash")
);

-- CreateTable
CREATE TABLE "required_second_step" (
    "role" "Role" NOT NULL,

    CONSTRAINT "required_second_step_pkey" PRIMARY KEY ("role")
);

-- CreateIndex
CREATE UNIQUE INDEX "second_step_user_id_key" ON "second_step"("user_id");

-- AddForeignKey
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_second_step_id_fkey" FOREIGN KEY ("second_step_id") REFERENCES "second_step"("id") ON DELETE CASCADE ON UPDATE CASCADE;
