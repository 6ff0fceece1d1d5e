-- AlterTable
ALTER TABLE "durable_call" ADD COLUMN "deliveries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "owner_id" INTEGER;

-- AlterTable
ALTER TABLE "durable_event" DROP CONSTRAINT "durable_event_pkey",
ADD CONSTRAINT "durable_event_pkey" PRIMARY KEY ("id", "name");
