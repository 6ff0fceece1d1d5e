-- The name of a criterion where there is little room.
ALTER TABLE "criterion" ADD COLUMN "short_name" TEXT;
