-- CreateTable
CREATE TABLE "notice_facts" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "controller" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "contact" TEXT NOT NULL DEFAULT '',
    "officer" TEXT NOT NULL DEFAULT '',
    "storage_pl" TEXT NOT NULL DEFAULT '',
    "storage_en" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "notice_facts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "notice_facts_one_row" CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "notice_version" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT,
    "saved_by_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "notice_version_kind_locale_version_key" ON "notice_version"("kind", "locale", "version");

-- AddForeignKey
ALTER TABLE "notice_version" ADD CONSTRAINT "notice_version_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "notice_facts" DEFAULT VALUES;
