interface SimulationPlace {
  processId: string;
  candidateId: string;
  interviewSimulationId: string;
}

/** URL of a simulation's screen. */
export const simulationHref = ({ processId, candidateId, interviewSimulationId }: SimulationPlace): string =>
  `/processes/${processId}/candidates/${candidateId}/interview-simulation/${interviewSimulationId}`;
