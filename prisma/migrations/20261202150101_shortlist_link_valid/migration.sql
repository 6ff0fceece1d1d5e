ALTER TABLE "outsider_link" VALIDATE CONSTRAINT "outsider_link_shortlist_id_fkey";
