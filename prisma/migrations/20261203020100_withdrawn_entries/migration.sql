-- AlterTable
ALTER TABLE "pay_range_notice" ADD COLUMN "request_id" UUID,
ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "person_request" ADD COLUMN "objected_at" TIMESTAMPTZ(3),
ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);
