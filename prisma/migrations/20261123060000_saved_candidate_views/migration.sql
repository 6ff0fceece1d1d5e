-- The views of one list become the views of any list; the present ones are of the process list.
CREATE TYPE "SavedList" AS ENUM ('PROCESSES', 'CANDIDATES');

ALTER TABLE "process_view" RENAME TO "saved_view";
ALTER TABLE "saved_view" RENAME CONSTRAINT "process_view_pkey" TO "saved_view_pkey";
ALTER TABLE "saved_view" RENAME CONSTRAINT "process_view_user_id_fkey" TO "saved_view_user_id_fkey";
ALTER TABLE "saved_view" ADD COLUMN "list" "SavedList" NOT NULL DEFAULT 'PROCESSES';
ALTER TABLE "saved_view" ALTER COLUMN "list" DROP DEFAULT;

DROP INDEX "process_view_user_id_name_key";
CREATE UNIQUE INDEX "saved_view_user_id_list_name_key" ON "saved_view"("user_id", "list", "name");
