-- CreateTable
CREATE TABLE "sent_write" (
    "user_id" UUID NOT NULL,
    "key" UUID NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "created_id" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sent_write_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "sent_write_sent_at_idx" ON "sent_write"("sent_at");

-- AddForeignKey
ALTER TABLE "sent_write" ADD CONSTRAINT "sent_write_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
