-- A model on a machine of one's own has a context of a known length and few calls at once.
ALTER TABLE "model_settings" ADD COLUMN "context_length" INTEGER, ADD COLUMN "concurrency" INTEGER;
