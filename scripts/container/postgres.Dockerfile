# PostgreSQL for the test of compose.yaml, where no registry is reached: it heeds what compose.yaml sets of the official image.
ARG BASE
FROM ${BASE}
RUN apt-get update -q && apt-get install -yq --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* \
 && ln -s /usr/lib/postgresql/*/bin /pg && mkdir -p /var/lib/postgresql/data && chown postgres /var/lib/postgresql/data
ENV PATH=/pg:$PATH PGDATA=/var/lib/postgresql/data
USER postgres
COPY --chmod=755 postgres-entrypoint.sh /entrypoint.sh
STOPSIGNAL SIGINT
CMD ["/entrypoint.sh"]
