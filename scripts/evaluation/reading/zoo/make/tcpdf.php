<?php
// The web page on standard input as a PDF by TCPDF, into the file that is named; the font is the second argument.
require '/usr/share/php/tcpdf/tcpdf.php';

$pdf = new TCPDF('P', 'mm', 'A4', true, 'UTF-8');
$pdf->setPrintHeader(false);
$pdf->setPrintFooter(false);
$pdf->SetMargins(18, 18, 18);
$pdf->setFontSubsetting(true);
$pdf->SetFont($argv[2], '', 10);
$pdf->AddPage();
$pdf->writeHTML(stream_get_contents(STDIN));
file_put_contents($argv[1], $pdf->Output('', 'S'));
