-- Keys that hold equally many slots take turns by when they had their last.
CREATE TABLE "durable_turn" (
    "function_id" TEXT NOT NULL,
    "slot_keys" TEXT NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "durable_turn_pkey" PRIMARY KEY ("function_id","slot_keys")
);

-- CreateIndex
CREATE INDEX "durable_turn_at_idx" ON "durable_turn"("at");
