import { type ComponentProps, type ReactNode, useId } from 'react';
import './error-panel.css';

export interface ErrorPanelProps extends Pick<ComponentProps<'div'>, 'ref'> {
  title: string;
  lead: string;
  reasons: readonly ReactNode[];
  /** What can be done about it: a button, and a line beside it. */
  children: ReactNode;
}

/** Why a call failed: the line is cut, its dot lies on the floor. It can take the focus. */
export function ErrorPanel({ ref, title, lead, reasons, children }: ErrorPanelProps) {
  const titleId = useId();
  return (
    <div ref={ref} className="errpanel" role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <div className="errpanel__h">
        <div>
          <h3 className="h3" id={titleId}>
            {title}
          </h3>
          <p className="errpanel__lead">{lead}</p>
        </div>
        <svg viewBox="0 0 236 108" aria-hidden="true">
          <path
            className="errpanel__line"
            d="M12 12h126v24H12a12 12 0 0 1 0-24zM172 12h64v24h-64z"
          />
          <circle className="errpanel__dot" cx="155" cy="96" r="12" />
        </svg>
      </div>
      <ol>
        {reasons.map((reason, index) => (
          <li key={index}>
            <b aria-hidden="true">{index + 1}</b>
            {reason}
          </li>
        ))}
      </ol>
      <div className="errpanel__f">{children}</div>
    </div>
  );
}
