-- Calls of a model that takes only so many at once: those under way, and those that wait for their turn.
CREATE TABLE "model_call" (
    "id" UUID NOT NULL,
    "turn" SMALLINT NOT NULL,
    "started" BOOLEAN NOT NULL DEFAULT false,
    "asked_at" TIMESTAMPTZ(6) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_call_pkey" PRIMARY KEY ("id")
);
