-- CreateTable
CREATE TABLE "cv_first_page" (
    "sha256" CHAR(64) NOT NULL,
    "picture" BYTEA NOT NULL,

    CONSTRAINT "cv_first_page_pkey" PRIMARY KEY ("sha256")
);

-- AddForeignKey
ALTER TABLE "cv_first_page" ADD CONSTRAINT "cv_first_page_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE CASCADE ON UPDATE CASCADE;
