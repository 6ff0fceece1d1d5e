-- A subject is unique for its issuer only.
ALTER TABLE "app_user" ADD COLUMN "oidc_issuer" TEXT NOT NULL DEFAULT '';
DROP INDEX "app_user_oidc_subject_key";
CREATE UNIQUE INDEX "app_user_oidc_issuer_oidc_subject_key" ON "app_user" ("oidc_issuer", "oidc_subject");
