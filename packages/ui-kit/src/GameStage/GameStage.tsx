import { moreIcons } from '../Icon/index.ts';
import { type ReactNode, type Ref, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { StageBar, StageCover, StageExtra, StageFloor, StageFrame, StageNotice } from './GameStage.styles.ts';

export type GameStageProps = {
  title: string;
  /** The vendor's address, once the gateway has given it. */
  src?: string | undefined;
  /** `silent`: the frame has said nothing for too long and a tab is offered. */
  state: 'loading' | 'ready' | 'silent';
  silentText: string;
  onClose: () => void;
  onOpenTab?: (() => void) | undefined;
  /** The frame's element, for who listens to its messages. */
  frame?: Ref<HTMLIFrameElement> | undefined;
  onFrameLoad?: (() => void) | undefined;
  /** Beside the title: how the play goes. */
  extra?: ReactNode;
  /** Stands in place of the game: why it cannot open. */
  notice?: ReactNode;
};

const PERMISSIONS = 'autoplay; fullscreen; encrypted-media; screen-wake-lock';
// All that a game needs, but not to lead the whole page elsewhere.
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

/** A launched game in its frame, with close, full screen and open-in-a-tab around it. */
export function GameStage(props: GameStageProps) {
  const { title, src, state, silentText, onClose, onOpenTab, frame, onFrameLoad, extra, notice } = props;
  const words = useKitWords();
  const { stage, possible, toggle } = useFullScreen();
  return (
    <StageFrame ref={stage} data-stage>
      <StageBar>
        <h1>
          <bdi translate="no">{title}</bdi>
        </h1>
        <StageExtra>{extra}</StageExtra>
        {possible && <IconButton icon={moreIcons.expand} label={words.fullScreen} onClick={toggle} />}
        {onOpenTab && <IconButton icon={moreIcons.external} label={words.openInTab} onClick={onOpenTab} />}
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </StageBar>
      <StageFloor>
        {src && !notice && (
          <iframe
            ref={frame}
            title={title}
            src={src}
            sandbox={SANDBOX}
            allow={PERMISSIONS}
            referrerPolicy="origin"
            onLoad={onFrameLoad}
          />
        )}
        {state === 'loading' && !notice && (
          <StageCover>
            <Spinner />
          </StageCover>
        )}
        {notice && <StageCover>{notice}</StageCover>}
        {state === 'silent' && !notice && (
          <StageNotice>
            <output>{silentText}</output>
            {onOpenTab && (
              <Button size="small" icon={moreIcons.external} onClick={onOpenTab}>
                {words.openInTab}
              </Button>
            )}
          </StageNotice>
        )}
      </StageFloor>
    </StageFrame>
  );
}

/** Some phones have no full screen for elements; there the button is absent. */
function useFullScreen() {
  const stage = useRef<HTMLDivElement>(null);
  const possible = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  );
  function toggle() {
    // A browser may refuse, e.g. outside a press: the game goes on in the page.
    stage.current?.requestFullscreen().catch(() => undefined);
  }
  return { stage, possible, toggle };
}

function neverChanges() {
  return () => undefined;
}
