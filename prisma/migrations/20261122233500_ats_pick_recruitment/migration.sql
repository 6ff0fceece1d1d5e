ALTER TABLE "ats_pick" ADD COLUMN "recruitment_id" TEXT NOT NULL;
