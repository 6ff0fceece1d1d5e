-- Already there where the product itself applies the migrations: who applies them holds a lease (lib/db/lease.ts).
CREATE TABLE IF NOT EXISTS "lease" (
    "name" TEXT NOT NULL,
    "generation" BIGINT NOT NULL DEFAULT 1,
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lease_pkey" PRIMARY KEY ("name")
);
