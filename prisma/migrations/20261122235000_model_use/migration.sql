CREATE TABLE "model_use" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "cached_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_use_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "model_use_created_at_idx" ON "model_use"("created_at");

CREATE INDEX "model_use_process_id_idx" ON "model_use"("process_id");

ALTER TABLE "model_use" ADD CONSTRAINT "model_use_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;
