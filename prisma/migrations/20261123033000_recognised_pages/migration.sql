-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "reading_page" SMALLINT,
ADD COLUMN     "reading_pages" SMALLINT;

-- CreateTable
CREATE TABLE "cv_preview" (
    "sha256" CHAR(64) NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "cv_preview_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "cv_recognised_page" (
    "sha256" CHAR(64) NOT NULL,
    "reader_version" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "cv_recognised_page_pkey" PRIMARY KEY ("sha256","reader_version","number")
);

-- AddForeignKey
ALTER TABLE "cv_preview" ADD CONSTRAINT "cv_preview_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cv_recognised_page" ADD CONSTRAINT "cv_recognised_page_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE CASCADE ON UPDATE CASCADE;
