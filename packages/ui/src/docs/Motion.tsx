import { motion } from '../tokens/scale.ts';

/** Durations with what they become under reduced motion, and the curves. */
export function Motion() {
  return (
    <>
      <h2>Duration</h2>
      <dl>
        {Object.entries(motion.duration).map(([name, duration]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {duration}, reduced {motion.reducedDuration[name as keyof typeof motion.reducedDuration]}
            </dd>
          </div>
        ))}
      </dl>
      <h2>Ease</h2>
      <dl>
        {Object.entries(motion.ease).map(([name, curve]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{curve}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
