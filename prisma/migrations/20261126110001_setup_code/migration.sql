-- CreateTable
CREATE TABLE "setup_code" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "nonce" TEXT NOT NULL,

    CONSTRAINT "setup_code_pkey" PRIMARY KEY ("id")
);
