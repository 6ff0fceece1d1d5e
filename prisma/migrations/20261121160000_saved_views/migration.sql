-- CreateTable
CREATE TABLE "process_view" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "query" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "process_view_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "app_user" ADD COLUMN "default_process_view_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "process_view_user_id_name_key" ON "process_view"("user_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_default_process_view_id_key" ON "app_user"("default_process_view_id");

-- AddForeignKey
ALTER TABLE "process_view" ADD CONSTRAINT "process_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_default_process_view_id_fkey" FOREIGN KEY ("default_process_view_id") REFERENCES "process_view"("id") ON DELETE SET NULL ON UPDATE CASCADE;
