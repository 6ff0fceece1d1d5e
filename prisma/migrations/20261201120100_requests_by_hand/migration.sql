-- CreateEnum
CREATE TYPE "request_way" AS ENUM ('LETTER', 'EMAIL', 'PHONE', 'IN_PERSON');

-- AlterEnum
ALTER TYPE "person_request_kind" ADD VALUE 'ACCESS';
ALTER TYPE "person_request_kind" ADD VALUE 'OBJECT';
ALTER TYPE "person_request_kind" ADD VALUE 'WITHDRAW';

-- AlterTable
ALTER TABLE "person_request" ADD COLUMN     "recorded_by_id" UUID,
ADD COLUMN     "way" "request_way";

-- AddForeignKey
ALTER TABLE "person_request" ADD CONSTRAINT "person_request_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
