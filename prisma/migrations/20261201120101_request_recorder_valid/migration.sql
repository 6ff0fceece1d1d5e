ALTER TABLE "person_request" VALIDATE CONSTRAINT "person_request_recorded_by_id_fkey";
