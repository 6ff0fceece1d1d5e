-- AlterTable
ALTER TABLE "backup_run" ADD COLUMN     "lost" INTEGER NOT NULL DEFAULT 0;
