-- AlterTable
ALTER TABLE "cv_file" ADD COLUMN     "own_pages" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "whole_sha256" CHAR(64);

-- CreateIndex
CREATE INDEX "cv_file_whole_sha256_idx" ON "cv_file"("whole_sha256");

-- AddForeignKey
ALTER TABLE "cv_file" ADD CONSTRAINT "cv_file_whole_sha256_fkey" FOREIGN KEY ("whole_sha256") REFERENCES "cv_file"("sha256") ON DELETE NO ACTION ON UPDATE CASCADE;
