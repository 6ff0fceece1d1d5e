ALTER TABLE "ats_application" ADD COLUMN "cv_file_name" TEXT;
