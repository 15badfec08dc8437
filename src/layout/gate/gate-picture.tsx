/** The line, folded to fit: one drawing for phones, one for tablets. */
export function GatePicture() {
  return (
    <>
      <svg className="fold fold--phone" viewBox="0 0 390 268" aria-hidden="true">
        <path
          className="ink"
          pathLength="1"
          d="M-80 14H324A30 30 0 0 1 324 74H66A30 30 0 0 0 66 134H324A30 30 0 0 1 324 194H66A30 30 0 0 0 66 254H300"
          fill="none"
          stroke="currentColor"
          strokeWidth="24"
        />
        <path
          d="M318.72 0.5h5.28v27h-5.28zM318.72 60.5h5.28v27h-5.28zM66 60.5h5.28v27h-5.28zM66 120.5h5.28v27h-5.28zM318.72 120.5h5.28v27h-5.28zM318.72 180.5h5.28v27h-5.28zM66 180.5h5.28v27h-5.28zM66 240.5h5.28v27h-5.28zM120 0.5h5.28v27h-5.28zM200 60.5h5.28v27h-5.28zM240 120.5h5.28v27h-5.28zM110 180.5h5.28v27h-5.28zM170 240.5h5.28v27h-5.28z"
          className="fold__gaps"
        />
        <circle cx="300" cy="254" r="12" fill="currentColor" className="dot" />
        <circle className="dot dot--cream" cx="334.08" cy="254" r="12" />
      </svg>
      <svg className="fold fold--tablet" viewBox="0 0 820 403.5" aria-hidden="true">
        <path
          className="ink"
          pathLength="1"
          d="M-80 25.5H681.75A58.75 58.75 0 0 1 681.75 143H138.25A58.75 58.75 0 0 0 138.25 260.5H681.75A58.75 58.75 0 0 1 681.75 378H230"
          fill="none"
          stroke="currentColor"
          strokeWidth="47"
        />
        <path
          d="M671.41 0.5h10.34v50h-10.34zM671.41 118h10.34v50h-10.34zM138.25 118h10.34v50h-10.34zM138.25 235.5h10.34v50h-10.34zM671.41 235.5h10.34v50h-10.34zM671.41 353h10.34v50h-10.34zM300 0.5h10.34v50h-10.34zM470 118h10.34v50h-10.34zM360 235.5h10.34v50h-10.34zM560 235.5h10.34v50h-10.34zM480 353h10.34v50h-10.34z"
          className="fold__gaps"
        />
        <circle cx="230" cy="378" r="23.5" fill="currentColor" className="dot" />
        <circle className="dot dot--cream" cx="163.26" cy="378" r="23.5" />
      </svg>
    </>
  );
}
