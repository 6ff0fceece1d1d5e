CREATE INDEX CONCURRENTLY IF NOT EXISTS "notification_unread" ON "notification"("user_id") WHERE "read_at" IS NULL;
