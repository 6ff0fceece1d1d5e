ALTER TABLE "app_user" ADD COLUMN "found_model_dismissed_at" TIMESTAMPTZ(3);
