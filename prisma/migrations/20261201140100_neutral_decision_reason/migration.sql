-- The reason that came with the product, worded for either sex; one that an administrator reworded stays.
UPDATE decision_reason SET text_pl = 'Rezygnacja z udziału w rekrutacji'
WHERE text_pl = 'Kandydat zrezygnował' AND text_en = 'Candidate withdrew';
