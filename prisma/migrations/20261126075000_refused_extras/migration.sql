-- A server may also be known to refuse what not all take.
ALTER TABLE "model_server" ADD COLUMN "accepts" BOOLEAN NOT NULL DEFAULT true;
