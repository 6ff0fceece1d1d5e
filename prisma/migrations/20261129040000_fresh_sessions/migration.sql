-- When a session proved last who its person is. Sessions from before have not.
ALTER TABLE "user_session" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);

-- Tokens from before are news to nobody.
ALTER TABLE "api_token" ADD COLUMN "told_at" TIMESTAMPTZ(3);
UPDATE "api_token" SET "told_at" = "created_at";

ALTER TYPE "mail_kind" ADD VALUE 'API_TOKEN_CREATED';
