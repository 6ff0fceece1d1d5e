-- Nothing handles these events; those that the version before has left would be tried in vain.
DELETE FROM outbox_event WHERE name = 'candidate/analysis.ended';
