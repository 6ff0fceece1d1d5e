-- CreateTable
CREATE TABLE "application_form" (
    "process_id" UUID NOT NULL,
    "open" BOOLEAN NOT NULL DEFAULT false,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "shows_pay" BOOLEAN NOT NULL DEFAULT true,
    "asks_consent" BOOLEAN NOT NULL DEFAULT true,
    "questions" JSONB NOT NULL DEFAULT '[]',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_form_pkey" PRIMARY KEY ("process_id")
);

-- CreateTable
CREATE TABLE "application_link" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" UUID,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form_application" (
    "candidate_id" UUID NOT NULL,
    "link_id" UUID,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_application_pkey" PRIMARY KEY ("candidate_id")
);

-- CreateTable
CREATE TABLE "process_template" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" UUID,

    CONSTRAINT "process_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "application_link_code_key" ON "application_link"("code");

-- CreateIndex
CREATE INDEX "application_link_process_id_created_at_idx" ON "application_link"("process_id", "created_at");

-- CreateIndex
CREATE INDEX "application_link_created_by_id_idx" ON "application_link"("created_by_id");

-- CreateIndex
CREATE INDEX "form_application_link_id_idx" ON "form_application"("link_id");

-- CreateIndex
CREATE INDEX "process_template_name_id_idx" ON "process_template"("name", "id");

-- CreateIndex
CREATE INDEX "process_template_created_by_id_idx" ON "process_template"("created_by_id");

-- AddForeignKey
ALTER TABLE "application_form" ADD CONSTRAINT "application_form_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_link" ADD CONSTRAINT "application_link_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_link" ADD CONSTRAINT "application_link_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_application" ADD CONSTRAINT "form_application_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_application" ADD CONSTRAINT "form_application_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "application_link"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "process_template" ADD CONSTRAINT "process_template_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
